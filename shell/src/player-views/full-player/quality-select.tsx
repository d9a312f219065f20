import { QUALITIES, type QualityKey } from '@afterglow/shared-contracts';
import { useSession, useSettings } from '@afterglow/shared-data/react';
import { Select, usePorts } from '@afterglow/shared-ui';

/** The quality of mixes; the upsell explains what needs Premium. */
export function QualitySelect() {
  const { bus, session } = usePorts();
  const listener = useSession(session);
  const { store } = useSettings();
  if (listener.status === 'visitor') return null;

  function choose(key: QualityKey) {
    const needsPremium = QUALITIES.find((quality) => quality.key === key)?.needsSub === true;
    if (needsPremium && listener.status === 'member' && !listener.premium) {
      bus.emit('modal:show-custom', { content: 'audio-quality', data: { quality: key } });
    } else void store.setQuality(key);
  }

  return (
    <Select
      label="Quality"
      placement="above"
      options={QUALITIES.map(({ key, bitrateKbps }) => ({
        value: key,
        label: `${bitrateKbps} kbps`,
      }))}
      value={store.getQuality()}
      onChange={choose}
    />
  );
}

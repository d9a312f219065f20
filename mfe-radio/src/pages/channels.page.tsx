import { PageHeader, Sections, VisuallyHidden } from '@afterglow/shared-ui';
import { MyReminders } from '../features/reminders/index.ts';
import { ChannelGrid } from '../ui/channel-grid.tsx';
import { RadioTabs } from '../ui/radio-tabs.tsx';

export function ChannelsPage() {
  return (
    <>
      <PageHeader title="Radio" text="Live, day and night. Everyone hears the same moment." />
      <RadioTabs current="channels" />
      <Sections>
        <section>
          <VisuallyHidden>
            <h2>All Channels</h2>
          </VisuallyHidden>
          <ChannelGrid label="Channels" />
        </section>
        <MyReminders />
      </Sections>
    </>
  );
}

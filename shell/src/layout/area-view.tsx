import { useExternalSource } from '@afterglow/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { AreaFallback } from '../fallbacks/area-fallback.tsx';
import { NotFoundPage } from '../fallbacks/not-found-page.tsx';
import { NOT_FOUND_PATH } from '../config/paths.ts';
import { useShell } from '../shell-context.tsx';
import styles from './area-view.module.css';
import { usePathname } from './use-path.ts';

/** The page area: the containers of all remotes, at most one of them filled, or a fallback. */
export function AreaView() {
  const { applications } = useShell();
  const slots = useExternalSource(applications.slots$, applications.getSlots);
  const pathname = usePathname();
  const owner = applications.ownerOf(pathname);
  const slot = owner.kind === 'remote' ? slots.get(owner.remote) : undefined;
  return (
    <div className={styles.view}>
      <Places elements={[...slots.values()].map(({ container }) => container)} />
      {slot && <AreaFallback key={slot.remote} slot={slot} />}
      {pathname === NOT_FOUND_PATH && <NotFoundPage />}
    </div>
  );
}

/** Remotes are mounted into their own elements, which React only holds in position. */
function Places({ elements }: { readonly elements: readonly HTMLElement[] }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const present = host.current;
    if (!present) return;
    for (const child of [...present.children]) if (!elements.some((element) => element === child)) child.remove();
    for (const element of elements) if (element.parentElement !== present) present.append(element);
  });
  return <div ref={host} className={styles.places} />;
}

import type { BannerAction } from '@afterglow/shared-contracts';

/** The action's own label, else that of its kind. */
export function actionLabel({ type, label }: Pick<BannerAction, 'type' | 'label'>): string {
  if (label !== '') return label;
  return type.startsWith('play') ? 'Play' : 'Discover more';
}

import type { BannerAction } from '@afterglow/shared-contracts';

export function actionLabel({ type, label }: Pick<BannerAction, 'type' | 'label'>): string {
  if (label !== '') return label;
  return type.startsWith('play') ? 'Play' : 'Discover more';
}

export { BREAKPOINTS } from './tokens/breakpoints.ts';

export { Logo } from './brand/logo.tsx';
export { LogoMark } from './brand/logo-mark.tsx';
export { Icon } from './icons/icon.tsx';
export { isIconName, type IconName } from './icons/icon-shapes.ts';

export { AppLink } from './actions/app-link.tsx';
export { TextLink } from './actions/text-link.tsx';
export { Button, type ButtonProps } from './actions/button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { Chip, type ChipProps } from './actions/chip.tsx';
export { HeartButton } from './actions/heart-button.tsx';
export { PlayDisc } from './actions/play-disc.tsx';
export { PlayPill } from './actions/play-pill.tsx';
export { type PlayState } from './actions/play-state.ts';

export { Select, type SelectOption, type SelectProps } from './forms/select.tsx';
export { Checkbox } from './forms/checkbox.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { SliderTrack } from './slider/slider-track.tsx';
export { type SliderView } from './slider/slider-view.ts';

export { CARD_COVER_SIZES, Cover, type CoverProps } from './media/cover.tsx';
export { Waveform } from './media/waveform.tsx';
export { SeekBar } from './media/seek-bar.tsx';
export { type SeekBarTrack } from './media/seek-bar-track.ts';
export { Equalizer } from './media/equalizer.tsx';
export { LiveBadge } from './media/live-badge.tsx';
export { Badge } from './media/badge.tsx';

export { Card, type CardProps } from './collections/card.tsx';
export { CARD_THEMES, cardTheme, type CardTheme } from './collections/card-theme.ts';
export { type Playable } from './collections/playable.ts';
export { ArtistCard } from './collections/artist-card.tsx';
export { ChannelTile } from './collections/channel-tile.tsx';
export { Row, type RowProps } from './collections/row.tsx';
export { RowList } from './collections/row-list.tsx';
export { Rail, type RailProps } from './collections/rail.tsx';
export { Grid } from './collections/grid.tsx';

export { Sections } from './page/sections.tsx';
export { SectionHeader } from './page/section-header.tsx';
export { PageHeader } from './page/page-header.tsx';
export { Hero, type HeroProps } from './page/hero.tsx';
export { TabBar } from './page/tab-bar.tsx';
export { Tabs } from './page/tabs.tsx';
export { Dialog } from './overlay/dialog.tsx';
export { Dropdown } from './overlay/dropdown.tsx';
export { BackButton } from './page/back-button.tsx';
export { SkipLink } from './page/skip-link.tsx';

export { Spinner } from './feedback/spinner.tsx';
export { Loading } from './feedback/loading.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { CardSkeleton, CardSkeletons } from './feedback/card-skeletons.tsx';
export { RowSkeleton, RowSkeletons } from './feedback/row-skeletons.tsx';
export { RailSkeleton } from './feedback/rail-skeleton.tsx';
export { HeroSkeleton } from './feedback/hero-skeleton.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorPanel } from './feedback/error-panel.tsx';
export { InlineAlert } from './feedback/inline-alert.tsx';
export { StillLoading } from './feedback/still-loading.tsx';

export { VisuallyHidden } from './lib/visually-hidden.tsx';
export { classNames } from './lib/class-names.ts';
export { useNow } from './lib/use-now.ts';
export { formatDuration, formatLength, speakDuration, isoDuration } from './format/duration.ts';
export { formatCount } from './format/count.ts';
export { localTime, localDayAndTime, localZone } from './format/local-time.ts';

export { coverOf } from './catalog/cover-of.ts';
export { seekBarTracks } from './catalog/seek-bar-tracks.ts';
export { MixCard } from './catalog/mix-card.tsx';
export { ShowCard } from './catalog/show-card.tsx';

export { PortsProvider, usePorts } from './remote/host-ports.tsx';
export { Redirect } from './remote/redirect.tsx';
export { ResourceView } from './remote/resource-view.tsx';
export { useBroadcastNow } from './remote/use-broadcast-now.ts';
export { useExternalSource } from './remote/use-external-source.ts';
export { useChannelPlayable, useMixPlayable, usePlayable } from './remote/use-playable.ts';
export { usePlayParameter } from './remote/use-play-parameter.ts';
export { usePageDescription } from './remote/use-page-description.ts';
export { usePageTitle } from './remote/use-page-title.ts';

// Names that released remotes import; removed with contracts 2.0.0.
export { InlineAlert as Notice } from './feedback/inline-alert.tsx';
export { Equalizer as Equaliser } from './media/equalizer.tsx';
export { useBroadcastNow as useHeardNow } from './remote/use-broadcast-now.ts';

/** Ads that may be played before what a listener asked for. None are played unless a deployment passes a provider to the player. */
export interface AdProvider {
  /** Called and awaited before every mix, list or channel that a listener starts; it decides who hears an ad. */
  beforePlay(): Promise<void>;
}

/** What may be heard before what a listener asked for. No ads are played unless a deployment hands one to the player. */
export interface AdProvider {
  /** Asked before every mix, list or channel that a listener starts, and waited for; it decides for whom there is something. */
  beforePlay(): Promise<void>;
}

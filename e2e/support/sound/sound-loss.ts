/** The position of an audio element, in milliseconds, at a time of the machine's clock. */
export interface Sample {
  readonly atMs: number;
  readonly positionMs: number;
}

export interface SoundLoss {
  readonly wallMs: number;
  readonly silentMs: number;
  readonly longestGapMs: number;
}

interface Gap {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What a player lost that a bare audio element did not lose at the same time. */
export function lossOf(player: readonly Sample[], machine: readonly Sample[]): SoundLoss {
  const first = player.at(0);
  const last = player.at(-1);
  if (!first || !last) throw new Error('Nothing was recorded.');
  const meanwhile = machine.filter(({ atMs }) => atMs >= first.atMs && atMs <= last.atMs);
  const ofMachine = gapsIn(meanwhile);
  const aloneMs = (gap: Gap) =>
    ofMachine.reduce(
      (leftMs, { fromMs, untilMs }) =>
        leftMs - Math.max(0, Math.min(gap.untilMs, untilMs) - Math.max(gap.fromMs, fromMs)),
      gap.untilMs - gap.fromMs,
    );
  return {
    wallMs: last.atMs - first.atMs,
    silentMs: Math.max(0, silentMsIn(player) - silentMsIn(meanwhile)),
    longestGapMs: Math.max(0, ...gapsIn(player).map(aloneMs)),
  };
}

/** Between the first and the last sample of the same position: a late sample is not silence. */
function gapsIn(samples: readonly Sample[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let since = samples[0];
  for (const [index, one] of samples.entries()) {
    if (since === undefined || since.positionMs !== one.positionMs) since = one;
    else if (samples[index + 1]?.positionMs !== one.positionMs) gaps.push({ fromMs: since.atMs, untilMs: one.atMs });
  }
  return gaps;
}

function silentMsIn(samples: readonly Sample[]): number {
  const first = samples.at(0);
  const last = samples.at(-1);
  if (!first || !last) return 0;
  return Math.max(0, last.atMs - first.atMs - (last.positionMs - first.positionMs));
}

/** A section of a track: its parts and their energy. */
export interface Section {
  readonly name: 'intro' | 'groove' | 'break' | 'build' | 'peak' | 'outro';
  readonly bars: number;
  /** 0 to 1: how busy the parts are. */
  readonly energy: number;
  /** How bright the filtered parts are at the section's start and end. */
  readonly brightness: readonly [from: number, to: number];
  readonly parts: readonly string[];
}

export interface BarPlan {
  readonly bar: number;
  readonly section: Section;
  readonly barInSection: number;
  readonly isSectionStart: boolean;
  readonly isSectionEnd: boolean;
  /** The last bar of a phrase of four: the place for fills. */
  readonly isPhraseEnd: boolean;
  readonly brightness: number;
}

/** `section('peak', 16, .9, [.8, 1], 'kick hat bass')`. */
export function section(
  name: Section['name'],
  bars: number,
  energy: number,
  brightness: Section['brightness'],
  parts: string,
): Section {
  return { name, bars, energy, brightness, parts: parts.split(' ') };
}

function planSection(plan: Section, firstBar: number): BarPlan[] {
  return Array.from({ length: plan.bars }, (_, barInSection) => {
    const [from, to] = plan.brightness;
    const isSectionEnd = barInSection === plan.bars - 1;
    return {
      bar: firstBar + barInSection,
      section: plan,
      barInSection,
      isSectionStart: barInSection === 0,
      isSectionEnd,
      isPhraseEnd: barInSection % 4 === 3 || isSectionEnd,
      brightness: from + (to - from) * (barInSection / Math.max(1, plan.bars - 1)),
    };
  });
}

export function planBars(sections: readonly Section[]): BarPlan[] {
  const bars: BarPlan[] = [];
  for (const plan of sections) bars.push(...planSection(plan, bars.length));
  return bars;
}

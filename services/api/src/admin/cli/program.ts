import { BRAND_CHANNEL_ID, CHANNEL_IDS, type ChannelId } from '@afterglow/shared-contracts';
import { type CommandEnvironment, createOutput, type Stream } from '@afterglow/kit/command-line';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from './command-context.ts';
import { backup } from './commands/backup.ts';
import type { ImportOptions } from './commands/import.ts';
import { login, logout } from './commands/login.ts';
import { checkPayments } from './commands/payments.ts';
import { setDonations } from './commands/donations.ts';
import { addPlan, listPlans, type PriceOptions, retirePlan, setPlanPrice } from './commands/plans.ts';
import { grantPremium, type GrantOptions } from './commands/premium.ts';
import { restore, type RestoreOptions } from './commands/restore.ts';
import type { RegistryBackups } from './registry-backups.ts';
import { generateSchedule, type ScheduleOptions } from './commands/schedule.ts';
import { status } from './commands/status.ts';
import { setSuperAdmin } from './commands/super-admin.ts';
import { connect, type ConnectionOptions, siteUrl } from './connection.ts';

type GlobalOptions = ConnectionOptions & { readonly json: boolean };
type ContextOf = () => CommandContext;

export interface ProgramIo {
  readonly environment: CommandEnvironment;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly askSecret: (question: string) => Promise<string>;
  /** Saves and restores the releases of the site; a standalone service has none. */
  readonly registry?: RegistryBackups | undefined;
}

const DEFAULT_DAYS = 14;
const DEFAULT_CHANNEL: ChannelId = BRAND_CHANNEL_ID;

/** The `afterglow-admin` command; it throws instead of ending the process. */
export function createProgram(io: ProgramIo): Command {
  const program = new Command('afterglow-admin')
    .description('Manage a site: import music, schedule radio, grant Premium, back up, and restore.')
    .option('--url <url>', 'the site (default: $AFTERGLOW_URL, else http://localhost:$PORT)')
    .option('--json', 'print JSON for scripts', false)
    .addHelpText('after', HELP)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'afterglow-admin: ')),
    });
  const contextOf: ContextOf = () => {
    const options = program.opts<GlobalOptions>();
    const url = siteUrl(options, io.environment);
    return {
      url,
      environment: io.environment,
      output: createOutput(options.json, io.stdout, io.stderr),
      connect: () => connect(url, io.environment),
      askSecret: io.askSecret,
      registry: io.registry,
    };
  };
  addAccess(program, contextOf);
  addContent(program, contextOf);
  addPayments(program, contextOf);
  addBackups(program, contextOf);
  return program;
}

const HELP = `
On the machine that runs the site, the token is read from the data folder ($DATA_DIR, default .data).
Anywhere else, log in as a super admin first, or set AFTERGLOW_ADMIN_TOKEN.`;

function addAccess(program: Command, contextOf: ContextOf): void {
  program
    .command('login <email>')
    .description('log in as a super admin (asks for the password, or takes $AFTERGLOW_ADMIN_PASSWORD)')
    .action((email: string) => login(contextOf(), email));
  program
    .command('logout')
    .description('log out of this site')
    .action(() => logout(contextOf()));
  const superAdmin = program.command('super-admin').description('manage super admins');
  superAdmin
    .command('add <email>')
    .description('make a member a super admin')
    .action((email: string) => setSuperAdmin(contextOf(), email, true));
  superAdmin
    .command('remove <email>')
    .description('remove super admin rights from a member')
    .action((email: string) => setSuperAdmin(contextOf(), email, false));
  program
    .command('status')
    .description("show what's on the site")
    .action(() => status(contextOf()));
}

function addContent(program: Command, contextOf: ContextOf): void {
  program
    .command('import <folder>')
    .description(
      'turn the music files in a folder into mixes (MP3, FLAC, Ogg Vorbis, Opus, AAC in m4a, WAV), using their tags',
    )
    .addOption(
      new Option('--channel <channel>', 'the channel to play them on').choices(CHANNEL_IDS).default(DEFAULT_CHANNEL),
    )
    .option('--premium', 'for Premium members only', false)
    .option(
      '--encoding <name>',
      "of names, tags, and cue sheets that aren't Unicode (default: recognized)",
      encodingName,
    )
    .action(async (folder: string, options: ImportOptions) => {
      // The reader of tags takes a while to load and only this command uses it.
      const { importFolder } = await import('./commands/import.ts');
      await importFolder(contextOf(), folder, options);
    });
  program
    .command('schedule')
    .description('manage the radio schedule')
    .command('generate')
    .description('schedule upcoming shows')
    .addOption(new Option('--channel <channel>', 'only this channel').choices(CHANNEL_IDS))
    .option('--from <time>', 'start time (default: now)')
    .option('--days <days>', 'number of days', wholeNumber, DEFAULT_DAYS)
    .action((options: ScheduleOptions) => generateSchedule(contextOf(), options));
  program
    .command('premium')
    .description('manage Premium')
    .command('grant <email>')
    .description('give a member Premium without payment')
    .option('--months <months>', 'number of months', wholeNumber)
    .option('--until <date>', 'end date or time')
    .requiredOption('--reason <text>', 'reason (kept with the grant)')
    .action((email: string, options: GrantOptions) => grantPremium(contextOf(), email, options));
}

function addPayments(program: Command, contextOf: ContextOf): void {
  program
    .command('payments')
    .description('how members pay')
    .command('check')
    .description('check payment provider keys, prices, and webhooks')
    .action(() => checkPayments(contextOf()));
  addPlans(program, contextOf);
  program
    .command('donations')
    .description('what donors can give')
    .command('set <amounts...>')
    .description('offer these amounts, in whole dollars (the second is preselected)')
    .option('--link <link>', 'your own donation page, like stripe:50=https://give.example/50 (repeatable)', collect, [])
    .action((amounts: string[], { link }: { link: readonly string[] }) =>
      setDonations(contextOf(), amounts.map(wholeNumber), link),
    );
}

function withPrice(command: Command): Command {
  return command
    .option('--stripe <price>', 'the price at Stripe, like price_abc')
    .option('--paypal <plan>', 'the plan at PayPal, like P-ABC')
    .option('--from <time>', 'start date (default: now)');
}

function addPlans(program: Command, contextOf: ContextOf): void {
  const plans = program.command('plans').description('what Premium costs');
  plans
    .command('list')
    .description('every plan with its prices, and how many subscribers pay each')
    .action(() => listPlans(contextOf()));
  withPrice(plans.command('set-price <plan> <dollars>'))
    .description('set the price for new subscribers (puts a retired plan back on sale)')
    .action((plan: string, dollars: string, options: PriceOptions) =>
      setPlanPrice(contextOf(), wholeNumber(plan), { dollars, ...options }),
    );
  withPrice(plans.command('add <title> <dollars>'))
    .description('sell another plan, without a trial')
    .requiredOption('--months <months>', 'how long each payment lasts', wholeNumber)
    .action((title: string, dollars: string, options: PriceOptions & { months: number }) =>
      addPlan(contextOf(), title, { dollars, ...options }),
    );
  plans
    .command('retire <plan>')
    .description('stop selling a plan (its subscribers keep it)')
    .action((plan: string) => retirePlan(contextOf(), wholeNumber(plan)));
}

function collect(text: string, before: readonly string[]): readonly string[] {
  return [...before, text];
}

function addBackups(program: Command, contextOf: ContextOf): void {
  program
    .command('backup <file>')
    .description("save the running site as one compressed file: embedded database, releases, what's live, and its log")
    .option('--force', 'replace an existing file', false)
    .action((file: string, options: { force: boolean }) => backup(contextOf(), file, options));
  program
    .command('restore <file>')
    .description('replace $DATA_DIR with a backup (stop the site first)')
    .option('--into <folder>', 'rehearse: restore into this data folder instead, while the site runs')
    .action((file: string, options: RestoreOptions) => restore(contextOf(), file, options));
}

function encodingName(value: string): string {
  try {
    return new TextDecoder(value).encoding;
  } catch {
    throw new InvalidArgumentError('Use a name like shift_jis, gbk, windows-1251, or macintosh.');
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Must be a whole number.');
  return Number(text);
}

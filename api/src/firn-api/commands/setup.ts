import { SettingsPatch } from '@firn/shared-contracts/api';
import { originOf } from '../../config/config.ts';
import { jsonChecks } from '../../lib/check.ts';
import { violationsOf } from '../../lib/violations.ts';
import { FIRST_NUMBER_KINDS, type FirstNumberKind } from '../../modules/bookings/index.ts';
import { type SetupReport, setUp } from '../../setup/set-up.ts';
import type { SetupPlan } from '../../setup/setup-step.ts';
import { type Command, type CommandInput, required } from '../command.ts';
import { CommandFailure, UsageError } from '../failure.ts';
import { refusedInWords } from '../refused.ts';

/** Each is asked for on a terminal where its option is left out; only the first three have to be said. */
const QUESTIONS = {
  company: 'Name of the company',
  email: 'E-mail of the company',
  admin: 'E-mail of the first super admin',
  'admin-first-name': 'First name of the super admin (may be empty)',
  'admin-last-name': 'Last name of the super admin (may be empty)',
  street: 'Street and number (may be empty)',
  'postal-code': 'Postal code (may be empty)',
  city: 'Town (may be empty)',
  phone: 'Phone (may be empty)',
} as const;
type Asked = keyof typeof QUESTIONS;
const NEEDED: readonly Asked[] = ['company', 'email', 'admin'];

const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'text' as const]));

async function answersTo({ options, ask }: CommandInput): Promise<Record<Asked, string>> {
  const answers: Partial<Record<Asked, string>> = {};
  for (const [name, question] of Object.entries(QUESTIONS) as [Asked, string][]) {
    const given = options[name] ?? (ask ? await ask(`${question}: `) : undefined);
    answers[name] = NEEDED.includes(name) ? required(given, `--${name}`) : String(given ?? '').trim();
  }
  return answers as Record<Asked, string>;
}

function firstNumbersOf({ options }: CommandInput): SetupPlan['firstNumbers'] {
  const given = FIRST_NUMBER_KINDS.flatMap((kind) => {
    const text = options[`first-${kind}`];
    if (text === undefined) return [];
    if (/^[1-9]\d{0,6}$/.test(String(text))) return [[kind, Number(text)] as const];
    throw new UsageError(`--first-${kind} is a whole number from 1, not «${text}».`);
  });
  return Object.fromEntries(given) as Partial<Record<FirstNumberKind, number>>;
}

async function planOf(input: CommandInput): Promise<SetupPlan> {
  const answers = await answersTo(input);
  const { company: name, email, street, city, phone, admin } = answers;
  const { options } = input;
  return {
    company: { name, email, street, city, phone, postalCode: answers['postal-code'] },
    sender: {
      name: String(options['sender-name'] ?? name),
      address: String(options['sender-address'] ?? email),
    },
    firstNumbers: firstNumbersOf(input),
    admin: { email: admin, firstName: answers['admin-first-name'], lastName: answers['admin-last-name'] },
    starter: options.starter === true,
  };
}

/** Holds every answer against the rule of its field in the settings. @throws CommandFailure that names each. */
function requireValid({ company, sender, admin }: SetupPlan): void {
  const said = Object.fromEntries(Object.entries(company).filter(([, text]) => text !== ''));
  const check = jsonChecks()(SettingsPatch);
  const bodies = [
    { ...said, senderName: sender.name, senderAddress: sender.address },
    { email: admin.email },
  ];
  const violations = bodies.flatMap((body) => (check(body) ? [] : violationsOf(check.errors ?? [])));
  if (violations.length === 0) return;
  const lines = violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`);
  throw new CommandFailure(lines.join('\n'));
}

function reportInWords({ done, invitation }: SetupReport): string {
  const written = done.length > 0 ? `Written: ${done.join(', ')}.` : 'Everything was there already.';
  const access = invitation
    ? `The first super admin opens the account by this link, good for 30 days:\n${invitation}`
    : 'There is a super admin already: nobody was invited.';
  return `${written}\n${access}\n`;
}

export const setup: Command = {
  name: 'setup',
  usage: [
    '--company NAME --email MAIL --admin MAIL [--starter] [--street S --postal-code N --city TOWN --phone N]',
    '[--admin-first-name N --admin-last-name N] [--sender-name N --sender-address MAIL]',
    '[--first-invoice N] [--first-booking N] [--first-guest N] [--first-offer N]',
  ].join('\n      '),
  summary: 'makes an empty database the one of a company; asks on a terminal for what is left out',
  options: {
    ...texts(Object.keys(QUESTIONS)),
    ...texts(FIRST_NUMBER_KINDS.map((kind) => `first-${kind}`)),
    'sender-name': 'text',
    'sender-address': 'text',
    starter: 'flag',
  },
  takes: 0,
  needsYes: false,
  async run(input) {
    const { config, clock, openDatabase } = input;
    if (config.demo)
      throw new CommandFailure('The demo brings a company of its own: set FIRN_DEMO=0 to set up yours.');
    const plan = await planOf(input);
    requireValid(plan);
    const database = await openDatabase();
    await database.migrate();
    const occasion = { plan, origin: originOf(config), now: clock() };
    const data = await refusedInWords(() => setUp(database.db, occasion));
    return { data, text: reportInWords(data) };
  },
};

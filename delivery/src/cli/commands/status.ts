import {
  type DeliveryOverview,
  EXTENSION_MARK,
  type RemoteDescription,
  standingOf,
} from '@firn/shared-contracts/delivery';
import { FIRN } from '../../shared/command-line.ts';
import { canaryBar } from '../canary-bar.ts';
import { type Command, remotePath } from '../command.ts';
import { failureText, healthCells } from '../health-text.ts';
import { minuteOf } from '../instant-text.ts';
import type { Paint } from '../paint.ts';
import { planLines } from '../plan-text.ts';
import { printable } from '../printable.ts';
import { table } from '../table.ts';

type RemoteStatus = RemoteDescription & Pick<DeliveryOverview, 'sequence' | 'endingTokens'>;

const INDENT = '  ';

function painted(text: string, paint: Paint): string {
  const [head = '', ...rows] = text.split('\n');
  return [paint('head', head), ...rows].join('\n');
}

function canaryLine({ canary, health }: RemoteDescription): string[] {
  if (!canary) return [];
  const { version, percent, staff } = canary;
  const seen = health[version];
  const result = seen && seen.views > 0 ? `, ${seen.views} visits, ${failureText(seen)} failed` : '';
  return [`canary ${version} ${canaryBar(percent)} ${percent} %${staff ? ' + staff' : ''}${result}`];
}

const offLines = ({ off }: RemoteDescription): string[] =>
  off.map(({ page, reason }) => {
    const what = page.startsWith(EXTENSION_MARK)
      ? `extension ${page.slice(EXTENSION_MARK.length)}`
      : `page ${page}`;
    return `${what} is off: ${printable(reason)}`;
  });

const withdrawnLines = ({ withdrawn }: RemoteDescription): string[] =>
  withdrawn.map(
    ({ version, reason, severity }) =>
      `${version} is withdrawn${severity === 'critical' ? ' (critical)' : ''}: ${printable(reason)}`,
  );

/** Where its data come from, besides the platform. */
function outsideLines({ name, allowed = [], backend }: RemoteDescription): string[] {
  return [
    ...allowed.map((origin) => `may connect to ${origin}`),
    ...(backend ? [`/x/${name}/ is answered by ${backend}`] : []),
  ];
}

/** Before a token ends, the next one is to be made and put where the old one is. */
function tokenLines({ endingTokens = [] }: Pick<DeliveryOverview, 'endingTokens'>): string[] {
  return endingTokens.map(
    ({ label, id, remote, expiresAt }) =>
      `token «${printable(label)}» (${id}) for ${remote} ends on ${expiresAt.slice(0, 10)}: ${FIRN} token create --remote ${remote}`,
  );
}

function overviewRow(remote: RemoteDescription): string[] {
  const { name, current, since, lastKnownGood, health } = remote;
  const [views = '-', , rate = '-'] = healthCells(health[current ?? '']);
  return [name, current ?? '-', minuteOf(since), lastKnownGood ?? '-', views, rate];
}

const OVERVIEW = ['REMOTE', 'LIVE', 'SINCE (UTC)', 'LAST GOOD', 'VISITS', 'FAILED'];

/** One row per remote; anything unusual stands below it. */
function overview({ sequence, remotes, ...tokens }: DeliveryOverview, paint: Paint): string {
  const ending = tokenLines(tokens).map((line) => paint('bad', line));
  const foot = ['', ...ending, `registry ${sequence}`];
  if (remotes.length === 0) return ['Nothing is published yet.', ...foot].join('\n');
  const text = table(OVERVIEW, remotes.map(overviewRow), [4, 5]);
  const [head = '', ...rows] = text.split('\n');
  const lines = remotes.flatMap((remote, index) => [
    rows[index] ?? '',
    ...canaryLine(remote).map((line) => paint('trial', INDENT + line)),
    ...[...offLines(remote), ...withdrawnLines(remote)].map((line) => paint('bad', INDENT + line)),
  ]);
  return [paint('head', head), ...lines, ...foot].join('\n');
}

/** What is known against a version, after what it is: `live, failing`. */
function doubtsOf({ health, verifications = {} }: RemoteDescription, version: string): string[] {
  const seen = health[version];
  const records = Object.values(health);
  return [
    ...(seen && standingOf(seen, records) === 'failing' ? ['failing'] : []),
    ...(verifications[version]?.passed === false ? ['not verified'] : []),
  ];
}

function roleOf({ current, canary, lastKnownGood, withdrawn }: RemoteDescription, version: string): string {
  if (version === current) return 'live';
  if (version === canary?.version) return 'canary';
  if (withdrawn.some((one) => one.version === version)) return 'withdrawn';
  return version === lastKnownGood ? 'last good' : 'published';
}

const stateOf = (remote: RemoteDescription, version: string): string =>
  [roleOf(remote, version), ...doubtsOf(remote, version)].join(', ');

/** Where a rollback would go, so that nobody has to try. */
function rollbackLines({ rollback, current, name }: RemoteDescription): string[] {
  if (!rollback || current === null) return [];
  const head = `a rollback goes to ${rollback.to ?? 'none'}:`;
  const [why = '', ...others] = planLines(rollback);
  const wayOut =
    rollback.to === null ? [`${INDENT}${FIRN} off ${name} --reason TEXT switches its pages off`] : [];
  return [`${head} ${why}`, ...others, ...wayOut];
}

const DETAIL = ['VERSION', 'STATE', 'VISITS', 'FAILURES', 'FAILED', 'LCP', 'INP'];

function detail(remote: RemoteStatus, paint: Paint): string {
  const { name, title, current, since, set, versions, health } = remote;
  const rows = versions.map((version) => [
    version,
    stateOf(remote, version),
    ...healthCells(health[version]),
  ]);
  const live = current === null ? 'nothing is live' : `${current} is live since ${minuteOf(since)} UTC`;
  return [
    paint('head', `${name} (${printable(title)})`),
    live,
    ...(set === null ? [] : [`went live in the release set ${set}`]),
    ...rollbackLines(remote),
    ...canaryLine(remote).map((line) => paint('trial', line)),
    ...[...offLines(remote), ...withdrawnLines(remote)].map((line) => paint('bad', line)),
    ...outsideLines(remote),
    ...tokenLines(remote).map((line) => paint('bad', line)),
    '',
    painted(table(DETAIL, rows, [2, 3, 4, 5, 6]), paint),
  ].join('\n');
}

export const status: Command = {
  name: 'status',
  usage: '[NAME]',
  summary: 'what is live, what tabs and server renders report of it, and where a rollback would go',
  options: {},
  takes: 1,
  async run({ positionals, connect, paint }) {
    const gateway = await connect();
    const [name] = positionals;
    if (name) {
      const data = await gateway.get<RemoteStatus>(remotePath(name));
      return { data, text: detail(data, paint) };
    }
    const data = await gateway.get<DeliveryOverview>('/delivery/remotes');
    return { data, text: overview(data, paint) };
  },
};

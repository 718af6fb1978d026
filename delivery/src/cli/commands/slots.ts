import {
  MOST_EXTENSIONS,
  type SlotDescription,
  type SlotFilling,
  type SlotOverview,
} from '@firn/shared-contracts/delivery';
import type { Command } from '../command.ts';
import { duration, healthCells } from '../health-text.ts';
import type { Paint } from '../paint.ts';
import { printable } from '../printable.ts';
import { table } from '../table.ts';

const HEADER = [
  'SLOT / EXTENSION',
  'VERSION',
  'CONTEXT',
  'ORDER',
  'DRAWN',
  'TIME',
  'FAILURES',
  'VISITS',
  'FAILED',
];
const INDENT = '  ';

function slotRow({ slot, version, remote, extensions }: SlotDescription): string[] {
  const place = `${slot.place} ${extensions.length}/${slot.room ?? MOST_EXTENSIONS}`;
  return [`${slot.name} (${remote})`, version, slot.context, '', place];
}

function fillingRow({ key, version, extension, health, own }: SlotFilling): string[] {
  const [views = '-', , rate = '-'] = healthCells(health);
  const ofItself = [duration(own?.milliseconds ?? null), String(own?.failures ?? '-')];
  const { context, order, render } = extension;
  return [INDENT + key, version, context, String(order), render, ...ofItself, views, rate];
}

const offLines = ({ off }: SlotFilling): string[] =>
  off === null ? [] : [`${INDENT}${INDENT}is off: ${printable(off)}`];

function overview({ sequence, slots, homeless }: SlotOverview, paint: Paint): string {
  const foot = ['', `registry ${sequence}`];
  if (slots.length === 0 && homeless.length === 0) return ['No live page offers a slot.', ...foot].join('\n');
  const rows: { readonly cells: string[]; readonly below: string[] }[] = [
    ...slots.flatMap((one) => [
      {
        cells: slotRow(one),
        below: one.slot.deprecated ? [`${INDENT}is deprecated: a later release is without it`] : [],
      },
      ...one.extensions.map((filling) => ({ cells: fillingRow(filling), below: offLines(filling) })),
    ]),
    ...homeless.map((filling) => ({
      cells: fillingRow(filling),
      below: [`${INDENT}${INDENT}is shown nowhere: no live page offers ${filling.extension.slot}`],
    })),
  ];
  const cells = rows.map((row) => HEADER.map((_, column) => row.cells[column] ?? ''));
  const [head = '', ...lines] = table(HEADER, cells, [3, 5, 6, 7, 8]).split('\n');
  const text = lines.flatMap((line, place) => [
    line,
    ...(rows[place]?.below ?? []).map((below) => paint('bad', below)),
  ]);
  return [paint('head', head), ...text, ...foot].join('\n');
}

export const slots: Command = {
  name: 'slots',
  usage: '',
  summary:
    'the places that live pages offer, what fills them in order, how long each takes, and how often it failed',
  options: {},
  takes: 0,
  async run({ connect, paint }) {
    const data = await (await connect()).get<SlotOverview>('/delivery/slots');
    return { data, text: overview(data, paint) };
  },
};

import { EnvironmentSchema } from '@firn/api/config';
import { GATEWAY_VARIABLES } from '@firn/delivery/variables';
import { code, page, table } from './markdown.ts';

type Row = readonly [name: string, standard: string | null | undefined, meaning: string | undefined];

const HEAD = ['variable', 'default', 'meaning'];

const rowsOf = (rows: readonly Row[]): string[][] =>
  rows.map(([name, standard, meaning]) => [code(name), standard ? code(standard) : 'unset', meaning ?? '']);

function apiRows(): Row[] {
  const variables = Object.entries(EnvironmentSchema.properties) as [
    string,
    { readonly default?: string; readonly description?: string },
  ][];
  return variables.map(([name, variable]) => [name, variable.default, variable.description]);
}

function gatewayRows(): Row[] {
  return Object.entries(GATEWAY_VARIABLES).map(([name, { standard, meaning }]) => [name, standard, meaning]);
}

/** docs/reference/configuration.md. */
export function configurationPage(): string {
  return page('Configuration', 'the settings of API and gateway', [
    'Environment variables, read once at the start; a missing or wrong one stops it with a sentence that names it. What `npm start` sets: [interface.md](../interface.md#environment).',
    `## Gateway\n\n${table(HEAD, rowsOf(gatewayRows()))}`,
    `## API\n\n${table(HEAD, rowsOf(apiRows()))}`,
  ]);
}

import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config/config.ts';
import { FolderLockedError, openDatabase } from '../db/client.ts';
import { systemClock } from '../lib/clock.ts';
import { examine, reportInWords } from './doctor.ts';

const USAGE = `Usage: npm run firn-api -- doctor [--json]

  doctor  names what contradicts itself in the catalogue, and ends with 1 while there is anything

Reads the environment of the API. A running server that uses the embedded database must be stopped before.
`;

async function doctor(isJson: boolean): Promise<number> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await database.migrate();
    const report = await examine(database.db, systemClock());
    process.stdout.write(isJson ? `${JSON.stringify(report)}\n` : reportInWords(report));
    return report.findings.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** The wanted output of `doctor`; null for wrong use. */
function readArguments(args: readonly string[]): { readonly isJson: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return positionals.length === 1 && positionals[0] === 'doctor' ? { isJson: values.json } : null;
  } catch {
    return null;
  }
}

const asked = readArguments(process.argv.slice(2));
if (asked) {
  try {
    process.exitCode = await doctor(asked.isJson);
  } catch (error) {
    const isKnown = error instanceof ConfigError || error instanceof FolderLockedError;
    process.stderr.write(
      `${isKnown ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  }
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

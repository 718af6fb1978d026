/**
 * Child process: queries tables that do not exist yet, prints the outcome, waits for a line, queries again, and exits.
 * Argument: URL of the database.
 */
import { once } from 'node:events';
import process from 'node:process';
import { openDatabase } from '../shared/database.ts';
import { tablesOf } from '../shared/database-tables.ts';
import { messageOf } from '../shared/errors.ts';
import { TOKEN_SCHEMA } from '../tokens/token-statements.ts';

const [url = ''] = process.argv.slice(2);

const database = openDatabase(url, () => undefined);
const askTables = tablesOf(database, TOKEN_SCHEMA);

async function ask(): Promise<void> {
  process.stdout.write(`${await askTables(async () => 'answered').catch(messageOf)}\n`);
}

await ask();
await once(process.stdin, 'data');
await ask();
await database.end();
process.stdin.destroy();

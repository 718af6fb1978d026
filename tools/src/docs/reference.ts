import { Release, RemoteManifest } from '@firn/shared-contracts/delivery';
import { apiPage } from './api-page.ts';
import { configurationPage } from './configuration-page.ts';
import { contractPage } from './contract-page.ts';
import { describedApi } from './described-api.ts';
import { permissionsPage } from './permissions-page.ts';
import { schemaPage } from './schema-page.ts';

const SCHEMAS = '`shared-contracts/schemas`';

/** The pages of docs/reference by file name, as they follow from the sources now. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  const { document, routes } = await describedApi();
  return new Map([
    ['api.md', apiPage(document)],
    ['configuration.md', configurationPage()],
    ['permissions.md', permissionsPage(routes)],
    [
      'release.md',
      schemaPage(
        'release.json',
        '`shared-contracts/src/delivery/release.ts`',
        `What a build writes beside \`client/\` and \`server/\` into \`dist/\`: one immutable release. ${SCHEMAS} has it as JSON Schema.`,
        Release,
      ),
    ],
    [
      'remote.md',
      schemaPage(
        'remote.json',
        '`shared-contracts/src/delivery/remote-manifest.ts`',
        `What a team declares of its remote. ${SCHEMAS} has it as JSON Schema, which editors read by \`$schema\`.`,
        RemoteManifest,
      ),
    ],
    ['shell-contract.md', contractPage()],
  ]);
}

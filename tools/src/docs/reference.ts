import { apiPage } from './api-page.ts';
import { configurationPage } from './configuration-page.ts';
import { contractPage } from './contract-page.ts';
import { describedApi } from './described-api.ts';
import { permissionsPage } from './permissions-page.ts';

/** The pages of docs/reference by file name, as they follow from the sources now. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  const { document, routes } = await describedApi();
  return new Map([
    ['api.md', apiPage(document)],
    ['configuration.md', configurationPage()],
    ['permissions.md', permissionsPage(routes)],
    ['shell-contract.md', contractPage()],
  ]);
}

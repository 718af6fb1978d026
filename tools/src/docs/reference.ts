import { apiPage, openApiDocument } from './api-page.ts';
import { configurationPage } from './configuration-page.ts';
import { contractPage } from './contract-page.ts';
import { permissionsPage } from './permissions-page.ts';

/** The pages of docs/reference by file name, as they follow from the sources now. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['api.md', apiPage(await openApiDocument())],
    ['configuration.md', configurationPage()],
    ['permissions.md', permissionsPage()],
    ['shell-contract.md', contractPage()],
  ]);
}

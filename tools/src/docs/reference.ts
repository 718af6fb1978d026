import { apiPage, openApiDocument } from './api-page.ts';
import { contractPage } from './contract-page.ts';

/** The pages of docs/reference by file name, as they follow from the sources now. */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['api.md', apiPage(await openApiDocument())],
    ['shell-contract.md', contractPage()],
  ]);
}

import { SETTINGS_ID, settingsViolations } from '@firn/shared-contracts/api';
import { readSettings } from '../modules/settings/index.ts';
import { settingsKind } from '../modules/settings/settings.repository.ts';
import { patchRecord } from '../records/index.ts';
import type { SetupStep } from './setup-step.ts';

/** Writes the company and the sender of its mails, while nobody has written the settings (docs/domain/setup.md#steps). */
export const companyStep: SetupStep = {
  name: 'company',
  async run(context) {
    const { company, sender } = context.plan;
    const { version, email } = await readSettings(context.db);
    if (version > 1 || email !== '') return false;
    const said = Object.entries(company).filter(([, text]) => text !== '');
    const patch = {
      ...Object.fromEntries(said),
      senderName: sender.name,
      senderAddress: sender.address,
    };
    const writing = {
      kind: settingsKind,
      rules: async (_tx: unknown, next: Parameters<typeof settingsViolations>[0]) => settingsViolations(next),
      finish: async () => true,
    };
    return patchRecord(context, writing, { id: SETTINGS_ID, precondition: () => true, patch });
  },
};

import { join } from 'node:path';
import { type Config, originOf } from '../../config/config.ts';
import { createFolderProvider } from './folder-provider.ts';
import type { TextProvider } from './text-provider.ts';
import { createTwilioProvider } from './twilio-provider.ts';

/** The provider that the environment names; null where nobody sends SMS (docs/domain/text-messages.md#provider). */
export function openTextProvider(config: Config): TextProvider | null {
  const { sms, dataDir } = config;
  if (!sms) return null;
  return sms.provider === 'file'
    ? createFolderProvider(join(dataDir, 'sms'))
    : createTwilioProvider(sms, originOf(config));
}

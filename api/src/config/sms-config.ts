import { Type } from 'typebox';
import { ConfigError } from './config-error.ts';

export const SMS_VARIABLES = {
  SMS_PROVIDER: Type.Optional(
    Type.Enum(['file', 'twilio'], {
      description: 'file or twilio; unset: nobody sends SMS, but in the demo they are files',
    }),
  ),
  SMS_TWILIO_ACCOUNT_SID: Type.Optional(
    Type.String({ pattern: '^AC[0-9a-f]{32}$', description: 'an account of Twilio, which starts with AC' }),
  ),
  SMS_TWILIO_AUTH_TOKEN: Type.Optional(
    Type.String({ minLength: 16, description: 'the auth token of that account' }),
  ),
  SMS_TWILIO_SENDER: Type.Optional(
    Type.String({
      pattern: '^(\\+[1-9]\\d{6,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$',
      description: 'a number such as +41790000000, a messaging service, or a name of at most 11 letters',
    }),
  ),
  SMS_TWILIO_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description: 'an address that stands in for https://api.twilio.com',
    }),
  ),
};

/** The provider that sends SMS (docs/domain/text-messages.md#provider). */
export type SmsConfig =
  | { readonly provider: 'file' }
  | {
      readonly provider: 'twilio';
      readonly accountSid: string;
      readonly authToken: string;
      /** A number in E.164, a name of letters, or a messaging service. */
      readonly sender: string;
      /** Null: Twilio itself. */
      readonly url: string | null;
    };

const NAMES = [
  'SMS_TWILIO_ACCOUNT_SID',
  'SMS_TWILIO_AUTH_TOKEN',
  'SMS_TWILIO_SENDER',
  'SMS_TWILIO_URL',
] as const;

type SmsEnvironment = Readonly<Partial<Record<(typeof NAMES)[number] | 'PUBLIC_URL', string>>> & {
  readonly SMS_PROVIDER?: string;
};

/** SMS of the demo are files unless it says otherwise. @throws ConfigError when it is half configured. */
export function smsOf(env: SmsEnvironment, demo: boolean): SmsConfig | null {
  const given = NAMES.find((name) => env[name]);
  const provider = env.SMS_PROVIDER;
  if (given && provider !== 'twilio')
    throw new ConfigError(`SMS_PROVIDER must be twilio; it is required together with ${given}.`);
  if (provider !== 'twilio') return provider === 'file' || demo ? { provider: 'file' } : null;
  const needed = (name: (typeof NAMES)[number] | 'PUBLIC_URL') => {
    const value = env[name];
    if (!value)
      throw new ConfigError(`${name} is missing; it is required together with SMS_PROVIDER=twilio.`);
    return value;
  };
  // Twilio calls us back, and signs the address that it calls.
  needed('PUBLIC_URL');
  return Object.freeze({
    provider,
    accountSid: needed('SMS_TWILIO_ACCOUNT_SID'),
    authToken: needed('SMS_TWILIO_AUTH_TOKEN'),
    sender: needed('SMS_TWILIO_SENDER'),
    url: env.SMS_TWILIO_URL ?? null,
  });
}

import type { RegistrationRequest } from '@firn/shared-contracts/api';
import { solvedCaptcha } from './captcha.ts';

export const NEW_PASSWORD = 'Gletscher-42!';

/** A registration with a solved captcha. */
export async function aRegistration(
  email: string,
  changes: Partial<RegistrationRequest> = {},
): Promise<RegistrationRequest> {
  return {
    email,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
    firstName: 'Nina',
    lastName: 'Käser',
    acceptTerms: true,
    captcha: await solvedCaptcha(),
    ...changes,
  };
}

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens what can be done with a record besides its next step. */
export async function openMore(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Mehr' }));
}

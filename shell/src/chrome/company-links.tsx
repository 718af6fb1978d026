import type { Company } from '@firn/shared-contracts/api';
import { phoneHref } from '@firn/shared-ui/format';

/** Links to phone and e-mail, as far as the company has said them, in one line. */
export function CompanyLinks({
  company: { phone, email },
}: {
  readonly company: Pick<Company, 'phone' | 'email'>;
}) {
  return (
    <>
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {phone && email && ', '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

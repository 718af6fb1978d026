import { phoneHref } from '@firn/shared-ui/format';
import { useFrame } from '../model/frame-model.tsx';

/** Links to the phone of the company; a company without one is written to, and one that was not set up has no link. */
export function CompanyPhone() {
  const { phone, email } = useFrame().chrome.company;
  if (phone) return <a href={phoneHref(phone)}>{phone}</a>;
  return email ? <a href={`mailto:${email}`}>{email}</a> : null;
}

import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { declaredEntries } from './menu-entries.ts';
import styles from './site-header.module.css';

const initialOf = (name: string): string => name.trim().charAt(0).toUpperCase();

/** That somebody is signed in shows on every page, without opening the menu; it leads to the first of their own pages. */
export function AccountSign() {
  const { registry, session } = useFrame();
  const t = useTexts(shellTexts);
  const state = useObservable(session);
  const [own] = declaredEntries(useObservable(registry), 'header-user', state);
  const { user } = state;
  if (!user) return null;
  const label = t('header.signedIn', { name: user.fullName || user.email });
  const initials = `${initialOf(user.firstName)}${initialOf(user.lastName)}` || initialOf(user.email);
  // The initials are drawn by the style sheet: spoken they say nothing, and a voice command is given by what is said.
  return (
    <a className={styles.sign} href={own?.path ?? '/'} title={label} data-initials={initials}>
      <span className={styles.said}>{label}</span>
    </a>
  );
}

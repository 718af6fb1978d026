import type { MailPreview } from '@firn/shared-contracts/api';
import { Switch } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mailLookTexts } from '../../i18n/de-CH/mail-look.ts';
import { drawMail } from './draw-mail.logic.ts';
import styles from './mail-look.module.css';

interface MailLookProps {
  readonly mail: Pick<MailPreview, 'html'>;
}

/** A mail as a mail program shows it, on a phone or a screen, light or dark (docs/domain/mails.md#look). */
export function MailLook({ mail: { html } }: MailLookProps) {
  const t = useTexts(mailLookTexts);
  const { nonce } = useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDark, setDark] = useState(false);
  const [isPhone, setPhone] = useState(false);
  const draw = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!frame.current || !page) return;
    drawMail(page, html, { scheme: isDark ? 'dark' : 'light', nonce });
    frame.current.style.height = `${page.documentElement.scrollHeight}px`;
  }, [html, isDark, nonce]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(isPhone): a narrower mail is a longer one.
  useEffect(draw, [draw, isPhone]);
  return (
    <div className={styles.look}>
      <div className={styles.choices}>
        <Switch label={t('phone')} checked={isPhone} onChange={() => setPhone(!isPhone)} />
        <Switch label={t('dark')} checked={isDark} onChange={() => setDark(!isDark)} />
      </div>
      {/* Without scripts; ours draws into it. Some browsers load an empty page late, over what was drawn. */}
      <iframe
        ref={frame}
        title={t('title')}
        sandbox="allow-same-origin"
        className={styles.frame}
        data-phone={isPhone || undefined}
        onLoad={draw}
      />
    </div>
  );
}

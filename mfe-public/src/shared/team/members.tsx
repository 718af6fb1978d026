import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { teamTexts } from '../../i18n/de-CH/team.ts';
import { guideKindOf } from '../guide-level.logic.ts';
import { Picture } from '../picture/picture.tsx';
import { firstSentence } from './first-sentence.logic.ts';
import styles from './members.module.css';
import type { TeamMember } from './team.queries.ts';

/** Guides with portrait, name and the first sentence about each. */
export function Members({ members }: { readonly members: readonly TeamMember[] }) {
  const t = useTexts(teamTexts);
  return (
    <ul className={styles.members}>
      {members.map((member) => (
        <li key={member.id}>
          <div className={styles.portrait}>
            <Picture image={member.portraitImage} sizes="6rem" decorative />
          </div>
          <div className={styles.words}>
            <Link to={`/team/${member.id}/${member.slug}`}>{member.fullName}</Link>
            {member.guideLevel && <span>{t(`level.${guideKindOf(member.guideLevel)}`)}</span>}
            {member.portraitText && <p>{firstSentence(member.portraitText)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

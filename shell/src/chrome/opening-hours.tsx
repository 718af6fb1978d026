import { useFrame } from '../model/frame-model.tsx';

/** One line each: «Mo–Fr 08:30–12:00». */
export function OpeningHours() {
  return useFrame().chrome.company.openingHours.map(({ days, hours }) => (
    <div key={days + hours}>
      {days} {hours}
    </div>
  ));
}

import {
  formatScore,
  scoreBeforeClamp,
  startScore,
  type EligibilityResult,
  type Factor,
} from '../../../machines/eligibility-checker/scoring';
import hidden from '../../ui/VisuallyHidden.module.css';
import classes from './Ledger.module.css';

function signed(points: number): string {
  return points < 0 ? `−${formatScore(-points)}` : `+${formatScore(points)}`;
}

interface Group {
  title: string;
  factors: readonly Factor[];
}

/** The rules in the order of what a visitor can do about them, the heaviest first. */
function groupsOf(factors: readonly Factor[]): readonly Group[] {
  const heaviestFirst = [...factors].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return [
    {
      title: 'What you can change',
      factors: heaviestFirst.filter(({ points, changeable }) => points < 0 && changeable),
    },
    {
      title: 'What counts against you',
      factors: heaviestFirst.filter(({ points, changeable }) => points < 0 && !changeable),
    },
    { title: 'What counts for you', factors: heaviestFirst.filter(({ points }) => points > 0) },
  ].filter((group) => group.factors.length > 0);
}

function Row({ factor: { label, points }, advice }: { factor: Factor; advice: string | undefined }) {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
        {advice !== undefined && <span className={classes.advice}>{advice}</span>}
      </th>
      <td data-sign={points < 0 ? 'minus' : 'plus'}>{signed(points)}</td>
    </tr>
  );
}

interface LedgerProps {
  result: EligibilityResult;
  /** What stands beside the rules, by their ids. */
  advice: ReadonlyMap<string, string>;
}

/** Every rule that fired with its points and its tip, and the sum before and after it is capped at 0 and 100. */
export function Ledger({ result: { score, factors }, advice }: LedgerProps) {
  const sum = scoreBeforeClamp(factors);
  const others = [...advice].filter(([rule]) => !factors.some((factor) => factor.rule === rule));
  return (
    <table className={classes.ledger}>
      <caption>How the score came about</caption>
      <thead className={hidden.hidden}>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Starting score</th>
          <td>{startScore}</td>
        </tr>
      </tbody>
      {groupsOf(factors).map((group) => (
        <tbody key={group.title}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={2}>
              {group.title}
            </th>
          </tr>
          {group.factors.map((factor) => (
            <Row key={factor.rule} factor={factor} advice={advice.get(factor.rule)} />
          ))}
        </tbody>
      ))}
      {others.length > 0 && (
        <tbody>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={2}>
              Also worth doing
            </th>
          </tr>
          {others.map(([rule, words]) => (
            <tr key={rule}>
              <th scope="row" colSpan={2}>
                {words}
              </th>
            </tr>
          ))}
        </tbody>
      )}
      <tfoot>
        <tr>
          <th scope="row">Sum</th>
          <td>{sum < 0 ? `−${formatScore(-sum)}` : formatScore(sum)}</td>
        </tr>
        {sum !== score && (
          <tr>
            <th scope="row">Capped at 0 and 100</th>
            <td>{formatScore(score)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

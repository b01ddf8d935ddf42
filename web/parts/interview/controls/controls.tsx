import type { Say } from '#web/parts/interview/wording/say.ts';
import { type RadioChoice, Radios } from '#web/ui/radio-group.tsx';
import { bandsOf, type Band, type Box, boxesOf, ticked } from './boxes.ts';
import { Choice } from './choice.tsx';
import { People } from './people.tsx';
import { States } from './states.tsx';
import type { ControlsProps } from './controls-props.ts';
import { NONE, UNKNOWN, UNSURE } from './draft.ts';

function Tick({
  name,
  label,
  draft,
  onDraft,
}: Pick<ControlsProps, 'draft' | 'onDraft'> & { name: string; label: string }) {
  return (
    <Choice
      id={`box-${name}`}
      name={name}
      checked={draft[name] === 'on'}
      onChange={(checked) => onDraft({ [name]: checked ? 'on' : '' })}
    >
      {label}
    </Choice>
  );
}

function bandLabel(
  { from, to, value }: Band,
  figure: (value: number) => string,
  { words }: Say,
): string {
  const { least, most } = value as { least: number; most: number };
  if (from === undefined) return (most === to ? words.atMost : words.upTo)(figure(to ?? 0));
  if (to !== undefined) return words.fromTo(figure(from), figure(to));
  return (least === from ? words.orMore : words.moreThan)(figure(from));
}

function boxLabel({ fact, states, figure }: Box, say: Say): string {
  const place = say.names(states);
  if (!figure) return say.row(fact).label(place);
  const reached = say.words.orMore(say.figure(fact, figure.value));
  if (fact === 'consumers') return say.words.reached(place, reached, fact);
  return say.words.reached(say.row(fact).label(place), reached, fact);
}

function Boxes({ step, draft, onDraft, say }: ControlsProps) {
  const { words } = say;
  const boxes = boxesOf(step.asked);
  const compact = boxes.every(({ fact }) => fact === 'consumers');
  return (
    <div className="stack">
      <div className={compact ? 'choices choices--row' : 'choices'}>
        {boxes.map((box) => (
          <Tick
            key={box.name}
            name={box.name}
            label={boxLabel(box, say)}
            draft={draft}
            onDraft={(part) => {
              const brought = box.figure
                ? {}
                : ticked(step.asked, box.fact, part[box.name] === 'on');
              onDraft({ ...part, ...brought, [NONE]: '' });
            }}
          />
        ))}
      </div>
      <div className="choices choices--row">
        <Tick name={NONE} label={words.none} draft={draft} onDraft={onDraft} />
        <Tick name={UNSURE} label={words.unsureRest} draft={draft} onDraft={onDraft} />
      </div>
    </div>
  );
}

/** The controls for a kind of question. */
export function Controls(props: ControlsProps) {
  const { step, say, states } = props;
  const { words } = say;
  const radios = (choices: readonly RadioChoice<string>[]) => (
    <Radios
      id={`choice-${choices[0]?.value}`}
      name="choice"
      choices={[...choices, { value: UNKNOWN, label: words.unknown }]}
      value={props.draft['choice']}
      onChange={(choice) => props.onDraft({ choice })}
    />
  );
  switch (step.kind) {
    case 'states':
      return <States {...props} />;
    case 'total':
      return <People {...props} id="total" name="total" label={words.inAll} />;
    case 'numbers':
      return (
        <div className="stack">
          {states.map((state) => (
            <People
              {...props}
              key={state}
              id={`people-${state}`}
              name={state}
              label={words.people(say.state(state))}
            />
          ))}
        </div>
      );
    case 'yes or no':
      return radios([
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]);
    case 'bands': {
      const [asked] = step.asked;
      const bands = asked ? bandsOf(asked) : [];
      const figure = (value: number) => (asked ? say.figure(asked.fact, value) : '');
      return radios(
        bands.map((band) => ({ value: band.name, label: bandLabel(band, figure, say) })),
      );
    }
    default:
      return <Boxes {...props} />;
  }
}

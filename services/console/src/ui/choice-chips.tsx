import { Chip } from '@afterglow/shared-ui';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

export function ChoiceChips<Choice extends string>({ label, choices, chosen, onChoose }: ChoiceChipsProps<Choice>) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map((choice) => (
        <Chip key={choice} pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {choice}
        </Chip>
      ))}
    </div>
  );
}

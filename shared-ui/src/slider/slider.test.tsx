import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOut, point } from '../testing/pointer.ts';
import { SliderTrack } from './slider-track.tsx';
import { Slider } from './slider.tsx';

interface VolumeProps {
  readonly onChange?: jest.Mock;
  readonly onCommit?: jest.Mock;
  readonly disabled?: boolean;
}

function Volume({ onChange = jest.fn(), onCommit = jest.fn(), disabled = false }: VolumeProps) {
  const [value, setValue] = useState(40);
  return (
    <Slider
      label="Volume"
      value={value}
      max={100}
      step={5}
      largeStep={20}
      valueText={(percent) => `${percent} percent`}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      onCommit={onCommit}
      disabled={disabled}
    >
      {(view) => <SliderTrack view={view} />}
    </Slider>
  );
}

function volume(): HTMLElement {
  const slider = screen.getByRole('slider', { name: 'Volume' });
  layOut(slider);
  return slider;
}

test('it announces its range and its value in words', () => {
  render(<Volume />);
  const slider = volume();
  expect(slider).toHaveAttribute('aria-valuemin', '0');
  expect(slider).toHaveAttribute('aria-valuemax', '100');
  expect(slider).toHaveAttribute('aria-valuenow', '40');
  expect(slider).toHaveAttribute('aria-valuetext', '40 percent');
});

test.each([
  ['ArrowRight', 45],
  ['ArrowUp', 45],
  ['ArrowLeft', 35],
  ['ArrowDown', 35],
  ['PageUp', 60],
  ['PageDown', 20],
  ['Home', 0],
  ['End', 100],
])('%s moves to %i', async (key, value) => {
  const onCommit = jest.fn();
  render(<Volume onCommit={onCommit} />);
  await userEvent.tab();
  expect(volume()).toHaveFocus();
  await userEvent.keyboard(`{${key}}`);
  expect(volume()).toHaveAttribute('aria-valuenow', String(value));
  expect(onCommit).toHaveBeenCalledWith(value);
});

test('it stays within its range', async () => {
  render(<Volume />);
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(volume()).toHaveAttribute('aria-valuenow', '100');
});

test('unrelated keys and keys with a modifier are ignored', async () => {
  const onChange = jest.fn();
  render(<Volume onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('m{Control>}{ArrowRight}{/Control}');
  expect(onChange).not.toHaveBeenCalled();
});

test('dragging emits every value and commits the last one', () => {
  const onChange = jest.fn();
  const onCommit = jest.fn();
  render(<Volume onChange={onChange} onCommit={onCommit} />);
  point(volume(), 'down', 20);
  point(volume(), 'move', 100);
  expect(onCommit).not.toHaveBeenCalled();
  point(volume(), 'up', 150);
  expect(onChange.mock.calls).toEqual([[10], [50]]);
  expect(onCommit.mock.calls).toEqual([[75]]);
});

test('a drag canceled by the browser is not committed', () => {
  const onCommit = jest.fn();
  render(<Volume onCommit={onCommit} />);
  point(volume(), 'down', 20, { pointerType: 'touch' });
  point(volume(), 'cancel', 20);
  point(volume(), 'up', 20);
  expect(onCommit).not.toHaveBeenCalled();
});

test('the other mouse buttons do nothing', () => {
  const onChange = jest.fn();
  render(<Volume onChange={onChange} />);
  point(volume(), 'down', 20, { button: 2 });
  expect(onChange).not.toHaveBeenCalled();
});

test('disabled, it is out of the tab order and does not move', async () => {
  const onChange = jest.fn();
  render(<Volume disabled onChange={onChange} />);
  await userEvent.tab();
  expect(volume()).not.toHaveFocus();
  point(volume(), 'down', 20);
  expect(onChange).not.toHaveBeenCalled();
});

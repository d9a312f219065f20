/** @jest-environment jsdom */
import { stubComputedStyle } from './fast-computed-style.ts';

const MARKUP = `
  <main style="visibility: hidden"><p>Off <b style="visibility: visible">on</b></p></main>
  <section hidden><button disabled>Play</button></section>
  <div style="pointer-events: none; display: grid"><a href="#">Not to be clicked</a><em style="pointer-events: auto">may be</em></div>
  <dialog>Closed</dialog><dialog open>Open</dialog><details><summary>More</summary>Text</details>
  <form><input /><input type="hidden" /><input type="checkbox" /><select><option>One</option></select><textarea></textarea></form>
  <ul><li>Item<ul><li>Nested</li></ul></li></ul><table><tbody><tr><td>Cell</td></tr></tbody></table>
  <span style="color: red">Red</span><svg><title>Drawn</title><path d="M0 0" /></svg><template>Never</template><script></script>`;
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color', 'opacity'] as const;

const whole = window.getComputedStyle.bind(window);
const quick = { document, getComputedStyle: whole };
beforeAll(() => stubComputedStyle(quick));

const answersOf = (ask: typeof getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = ask(element);
    const byName = PROPERTIES.map((property) => style.getPropertyValue(property));
    return [element.outerHTML, byName, style.display, style.visibility, style.pointerEvents, style.color];
  });

test("every element gets jsdom's result, the first time and again", () => {
  document.body.innerHTML = MARKUP;
  const answers = answersOf(whole);
  expect(answers.length).toBeGreaterThan(35);
  expect(answersOf(quick.getComputedStyle)).toEqual(answers);
  expect(answersOf(quick.getComputedStyle)).toEqual(answers);
});

test('a change takes effect immediately', () => {
  document.body.innerHTML = '<p>Text</p>';
  const [text] = document.querySelectorAll('p');
  if (!text) throw new Error('no text');
  expect(quick.getComputedStyle(text).display).toBe('block');
  text.hidden = true;
  expect(quick.getComputedStyle(text).display).toBe('none');
  document.body.style.visibility = 'hidden';
  expect(quick.getComputedStyle(text).visibility).toBe('hidden');
});

test('a style sheet of the page applies', () => {
  document.body.innerHTML = '<style>p { display: none; visibility: hidden }</style><p>Text</p>';
  const styles = [...document.querySelectorAll('p')].map((text) => quick.getComputedStyle(text));
  expect(styles.map(({ display, visibility }) => [display, visibility])).toEqual([['none', 'hidden']]);
});

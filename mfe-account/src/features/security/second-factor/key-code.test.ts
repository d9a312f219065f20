import { encodeQR } from 'qr';
import { pathOfModules } from './key-code.tsx';

test('each run of dark squares is one part of the path', () => {
  const modules = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(pathOfModules(modules)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('covers exactly the dark squares of a real code', () => {
  const modules = encodeQR('otpauth://totp/Afterglow:ada@afterglow.example?secret=JBSWY3DPEHPK3PXP', 'raw');
  const drawn = modules.map((row) => row.map(() => false));
  for (const [, x, y, width] of pathOfModules(modules).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let column = 0; column < Number(width); column += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + column] = true;
    }
  }
  expect(drawn).toEqual(modules);
});

import { createSafeStorage } from './safe-storage.ts';

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

function fullStorage(): Storage {
  const storage: Storage = Object.create(localStorage) as Storage;
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  storage.getItem = (key) => localStorage.getItem(key);
  storage.removeItem = (key) => localStorage.removeItem(key);
  storage.clear = () => localStorage.clear();
  return storage;
}

describe('createSafeStorage', () => {
  beforeEach(() => localStorage.clear());

  test('keeps a value in the browser', () => {
    createSafeStorage(() => localStorage).set('volume', '40');
    expect(createSafeStorage(() => localStorage).get('volume')).toBe('40');
  });

  test('keeps a value in memory when the browser forbids storage', () => {
    const storage = createSafeStorage(forbidden);
    storage.set('volume', '40');
    expect(storage.get('volume')).toBe('40');
    storage.clear();
    expect(storage.get('volume')).toBeNull();
  });

  test('keeps a value in memory when the storage is full, over an older stored one', () => {
    localStorage.setItem('volume', '10');
    const storage = createSafeStorage(fullStorage);
    storage.set('volume', '40');
    expect(storage.get('volume')).toBe('40');
    storage.remove('volume');
    expect(storage.get('volume')).toBeNull();
  });
});

describe('a storage that is full of what can be had again', () => {
  beforeEach(() => localStorage.clear());

  test('makes room for what cannot', () => {
    localStorage.setItem('cache-a', 'x');
    const storage = createSafeStorage(() => localStorage);
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('auth.currentUser', 'me');
    refusing.mockRestore();
    expect(localStorage.getItem('auth.currentUser')).toBe('me');
    expect(localStorage.getItem('cache-a')).toBeNull();
  });

  test('tells its keys, those in memory too', () => {
    localStorage.setItem('volume', '10');
    const storage = createSafeStorage(fullStorage);
    storage.set('cache-a', 'x');
    expect(storage.keys()).toContain('cache-a');
    expect(createSafeStorage(() => localStorage).keys()).toEqual(['volume']);
  });
});

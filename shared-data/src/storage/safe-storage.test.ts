import { createSafeStorage } from './safe-storage.ts';

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

function refuseWrites() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
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

  test('stores a value in the browser', () => {
    createSafeStorage(() => localStorage).set('volume', '40');
    expect(createSafeStorage(() => localStorage).get('volume')).toBe('40');
  });

  test('stores a value in memory when the browser forbids storage', () => {
    const storage = createSafeStorage(forbidden);
    storage.set('volume', '40');
    expect(storage.get('volume')).toBe('40');
    storage.clear();
    expect(storage.get('volume')).toBeNull();
  });

  test('clears the browser and the memory', () => {
    localStorage.setItem('volume', '10');
    const storage = createSafeStorage(() => localStorage);
    storage.clear();
    expect(localStorage.getItem('volume')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  test('has no keys and accepts any value when there is no storage', () => {
    const storage = createSafeStorage(() => undefined);
    expect(storage.keys()).toEqual([]);
    storage.set('volume', '40');
    expect([storage.get('volume'), storage.keys()]).toEqual(['40', ['volume']]);
    storage.remove('volume');
    expect([storage.get('volume'), storage.keys()]).toEqual([null, []]);
  });

  test('drops the value in memory once it is stored', () => {
    const storage = createSafeStorage(() => localStorage);
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('volume', '40');
    refusing.mockRestore();
    storage.set('volume', '50');
    localStorage.setItem('volume', '60');
    expect(storage.get('volume')).toBe('60');
  });

  test('an evictable value causes no search through a full storage', () => {
    localStorage.setItem('cache-shows', '[]');
    const refusing = refuseWrites();
    const looking = jest.spyOn(Storage.prototype, 'key');
    createSafeStorage(() => localStorage).set('cache-mixes', '[]');
    refusing.mockRestore();
    expect(looking).not.toHaveBeenCalled();
    looking.mockRestore();
  });

  test('stores a value in memory when the storage is full, over an older stored one', () => {
    localStorage.setItem('volume', '10');
    const storage = createSafeStorage(fullStorage);
    storage.set('volume', '40');
    expect(storage.get('volume')).toBe('40');
    storage.remove('volume');
    expect(storage.get('volume')).toBeNull();
  });
});

describe('a storage full of evictable values', () => {
  beforeEach(() => localStorage.clear());

  test('makes room for a permanent value', () => {
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

  test('makes no room for another evictable value', () => {
    localStorage.setItem('cache-a', 'x');
    const storage = createSafeStorage(() => localStorage);
    const refusing = refuseWrites();
    storage.set('cache-b', 'y');
    refusing.mockRestore();
    expect(localStorage.getItem('cache-a')).toBe('x');
    expect(storage.get('cache-b')).toBe('y');
  });

  test('evicts no permanent value', () => {
    localStorage.setItem('volume', '10');
    localStorage.setItem('old-cache', 'kept');
    localStorage.setItem('cache-a', 'x');
    const storage = createSafeStorage(() => localStorage);
    const refusing = refuseWrites();
    storage.set('auth.currentUser', 'me');
    refusing.mockRestore();
    expect(Object.keys(localStorage).sort()).toEqual(['old-cache', 'volume']);
    expect(storage.get('auth.currentUser')).toBe('me');
  });

  test('retries only when it could make room', () => {
    const refusing = refuseWrites();
    createSafeStorage(() => localStorage).set('auth.currentUser', 'me');
    expect(refusing).toHaveBeenCalledTimes(1);
    refusing.mockRestore();
  });

  test('lists its keys, including those in memory', () => {
    localStorage.setItem('volume', '10');
    const storage = createSafeStorage(fullStorage);
    storage.set('cache-a', 'x');
    expect(storage.keys()).toContain('cache-a');
    expect(createSafeStorage(() => localStorage).keys()).toEqual(['volume']);
  });
});

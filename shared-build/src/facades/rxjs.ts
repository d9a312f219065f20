// What the platform offers of rxjs. A name that a browser package imports must stand here; lint says so when one does not.
export {
  BehaviorSubject,
  Observable,
  Subject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  fromEvent,
  map,
  merge,
  skip,
  startWith,
  switchMap,
} from 'rxjs/original';

-- Tabs also tell that they are about to run a version, that they do not go on with it, and in which other ways it fails.
alter table report_counts drop constraint report_counts_kind_check;
alter table report_counts add constraint report_counts_kind_check
  check (
    kind in (
      'load', 'begun', 'left', 'chunk-load-error', 'crash', 'empty', 'hang', 'busy', 'error', 'malformed-answer'
    )
  );

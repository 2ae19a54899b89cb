/** Files as the apps write them, made up for tests: three workouts of one person, with everything that's peculiar about each format. */

export const HEVY_CSV = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Push day","28 Mar 2025, 17:29","28 Mar 2025, 18:41","Felt strong,
slept well","Bench Press (Barbell)",,"Pause on the chest",0,"warmup",40,10,,,
"Push day","28 Mar 2025, 17:29","28 Mar 2025, 18:41","Felt strong,
slept well","Bench Press (Barbell)",,"Pause on the chest",1,"normal",82.5,8,,,8
"Push day","28 Mar 2025, 17:29","28 Mar 2025, 18:41","Felt strong,
slept well","Bench Press (Barbell)",,"Pause on the chest",2,"failure",82.5,6,,,10
"Push day","28 Mar 2025, 17:29","28 Mar 2025, 18:41","Felt strong,
slept well","Lateral Raise (Dumbbell)",0,"",0,"normal",10,15,,,8.5
"Push day","28 Mar 2025, 17:29","28 Mar 2025, 18:41","Felt strong,
slept well","Triceps Rope Pushdown",0,"",0,"dropset",25,12,,,
"Push day","28 Mar 2025, 17:29","28 Mar 2025, 18:41","Felt strong,
slept well","Plank",,"",0,"normal",,,,60,
"Legs","26 Mar 2025, 07:02","26 Mar 2025, 08:00","","Squat (Barbell)",,"",0,"normal",100,5,,,7
"Legs","26 Mar 2025, 07:02","26 Mar 2025, 08:00","","Zercher Goblin Walk",,"",0,"normal",60,10,,,
"Legs","26 Mar 2025, 07:02","26 Mar 2025, 08:00","","Running (Treadmill)",,"",0,"normal",,,5.2,1800,
"Pull","24 Mär. 2025, 18:00","24 Mär. 2025, 19:00","","Pull Up",,"",0,"normal",,12,,,
`;

export const STRONG_A_CSV = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-05-02 18:10:00,"Upper, heavy",1h 5m,"Bench Press (Barbell)",W,60,10,0,0,"","Good day",
2024-05-02 18:10:00,"Upper, heavy",1h 5m,"Bench Press (Barbell)",1,135.5,8,0,0,"Touch and go","Good day",8
2024-05-02 18:10:00,"Upper, heavy",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,"","",
2024-05-02 18:10:00,"Upper, heavy",1h 5m,"Bench Press (Barbell)",2,135.5,7,0,0,"","Good day",9
2024-05-02 18:10:00,"Upper, heavy",1h 5m,"Plank",1,0,0,0,60,"","Good day",
2024-05-04 09:00:00,"Cardio",45m,"Running (Treadmill)",1,0,0,3.1,1500,"","",
`;

export const STRONG_B_CSV = `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2024-06-01 10:00:00;Legs;Squat (Barbell);1;225;lbs;5;8;0;mi;0;;;1h 10m
2024-06-01 10:00:00;Legs;Squat (Barbell);2;225;lbs;5;;0;mi;0;;;1h 10m
2024-06-01 10:00:00;Legs;Running;1;0;;0;;2;mi;900;;;1h 10m
`;

export const STRONG_C_CSV = `Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
"1";"2024-07-01 17:00:00";"Full body";"3900";"Deadlift (Barbell)";"W";"60,0";"5";"";"";"0,0";"";"Gym was empty"
"1";"2024-07-01 17:00:00";"Full body";"3900";"Deadlift (Barbell)";"1";"142,5";"5";"9";"";"0,0";"";"Gym was empty"
"1";"2024-07-01 17:00:00";"Full body";"3900";"Deadlift (Barbell)";"Rest Timer";"";"";"";"";"180,0";"";""
"1";"2024-07-01 17:00:00";"Full body";"3900";"Deadlift (Barbell)";"D";"100,0";"8";"";"";"0,0";"Straps";"Gym was empty"
"2";"2024-07-03 17:00:00";"Run";"1800";"Running";"1";"";"";"";"5000";"1800,0";"";""
`;

export const BROKEN_CSV = `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,0,normal,80,8,,,
Push,"28 Mar 2025, 17:29,"28 Mar 2025, 18:41",,Bench Press (Barbell),,,1,normal,80,8,,,
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,2,normal,900,8,,,
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,3,normal,80,1000,,,
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,4,normal,eighty,8,,,
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,5,mystery,80,8,,,
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,6,normal,80,8,,,3
Push,"28 Foo 2025, 17:29","28 Foo 2025, 18:41",,Bench Press (Barbell),,,0,normal,80,8,,,
Push,"28 Mar 2025, 17:29"
Push,"28 Mar 2025, 17:29","28 Mar 2025, 18:41",,Bench Press (Barbell),,,7,normal,80,,,,
`;

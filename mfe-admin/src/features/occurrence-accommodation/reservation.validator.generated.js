// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventAccommodationCreate = Object.assign(validate10, {"required":["event","accommodation"],"nullable":["numberOfBeds"]});
const schema11 = {"type":"object","required":["event","accommodation"],"properties":{"event":{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"accommodation":{"type":"string","pattern":"^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"arrival":{"type":"string","format":"date"},"departure":{"type":"string","format":"date"},"numberOfBookedRooms":{"type":"integer","minimum":0,"maximum":99},"numberOfBeds":{"anyOf":[{"type":"integer","minimum":0,"maximum":999},{"type":"null"}]},"halfBoard":{"type":"boolean"},"note":{"type":"string","maxLength":1000}},"additionalProperties":false};
const pattern0 = new RegExp("^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern1 = new RegExp("^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.date;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "event"});
errors++;
}
if(data.accommodation === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "accommodation"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "event") || (key0 === "accommodation")) || (key0 === "arrival")) || (key0 === "departure")) || (key0 === "numberOfBookedRooms")) || (key0 === "numberOfBeds")) || (key0 === "halfBoard")) || (key0 === "note"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
}
if(data.accommodation !== undefined){
let data1 = data.accommodation;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/accommodation", "pattern", {pattern: "^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/accommodation", "type", {type: "string"});
errors++;
}
}
if(data.arrival !== undefined){
let data2 = data.arrival;
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors = report(vErrors, instancePath+"/arrival", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/arrival", "type", {type: "string"});
errors++;
}
}
if(data.departure !== undefined){
let data3 = data.departure;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/departure", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/departure", "type", {type: "string"});
errors++;
}
}
if(data.numberOfBookedRooms !== undefined){
let data4 = data.numberOfBookedRooms;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.numberOfBeds !== undefined){
let data5 = data.numberOfBeds;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "maximum", {comparison: "<=", limit: 999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "type", {type: "null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "anyOf", {});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.halfBoard !== undefined){
if(typeof data.halfBoard !== "boolean"){
vErrors = report(vErrors, instancePath+"/halfBoard", "type", {type: "boolean"});
errors++;
}
}
if(data.note !== undefined){
let data7 = data.note;
if(typeof data7 === "string"){
if(func2(data7) > 1000){
vErrors = report(vErrors, instancePath+"/note", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/note", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateEventAccommodationPatch = Object.assign(validate11, {"required":[],"nullable":["numberOfBeds"]});
const schema12 = {"type":"object","properties":{"arrival":{"type":"string","format":"date"},"departure":{"type":"string","format":"date"},"numberOfBookedRooms":{"type":"integer","minimum":0,"maximum":99},"numberOfBeds":{"anyOf":[{"type":"integer","minimum":0,"maximum":999},{"type":"null"}]},"halfBoard":{"type":"boolean"},"note":{"type":"string","maxLength":1000}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "arrival") || (key0 === "departure")) || (key0 === "numberOfBookedRooms")) || (key0 === "numberOfBeds")) || (key0 === "halfBoard")) || (key0 === "note"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.arrival !== undefined){
let data0 = data.arrival;
if(typeof data0 === "string"){
if(!(formats0(data0))){
vErrors = report(vErrors, instancePath+"/arrival", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/arrival", "type", {type: "string"});
errors++;
}
}
if(data.departure !== undefined){
let data1 = data.departure;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/departure", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/departure", "type", {type: "string"});
errors++;
}
}
if(data.numberOfBookedRooms !== undefined){
let data2 = data.numberOfBookedRooms;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.numberOfBeds !== undefined){
let data3 = data.numberOfBeds;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "maximum", {comparison: "<=", limit: 999});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "type", {type: "null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/numberOfBeds", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.halfBoard !== undefined){
if(typeof data.halfBoard !== "boolean"){
vErrors = report(vErrors, instancePath+"/halfBoard", "type", {type: "boolean"});
errors++;
}
}
if(data.note !== undefined){
let data5 = data.note;
if(typeof data5 === "string"){
if(func2(data5) > 1000){
vErrors = report(vErrors, instancePath+"/note", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/note", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

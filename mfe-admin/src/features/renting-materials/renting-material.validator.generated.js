// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateRentingMaterialCreate = Object.assign(validate10, {"required":["title","grossPrice","vatRate"],"nullable":["image","properties[].unit","properties[].minimum","properties[].maximum"]});
const schema11 = {"type":"object","required":["title","grossPrice","vatRate"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"description":{"type":"string","maxLength":2000},"image":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"perDay":{"type":"boolean"},"dryingDays":{"type":"integer","minimum":0,"maximum":14},"activities":{"type":"array","items":{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"depositNote":{"type":"string","maxLength":300},"properties":{"type":"array","items":{"type":"object","required":["title","type"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"type":{"enum":["number","choice","text"]},"unit":{"anyOf":[{"type":"string","maxLength":12},{"type":"null"}]},"choices":{"type":"array","items":{"type":"string","maxLength":60,"pattern":"\\S"},"maxItems":60,"uniqueItems":true},"minimum":{"anyOf":[{"type":"number","minimum":0,"maximum":100000},{"type":"null"}]},"maximum":{"anyOf":[{"type":"number","minimum":0,"maximum":100000},{"type":"null"}]}},"additionalProperties":false},"maxItems":10},"stock":{"type":"array","items":{"type":"object","required":["values","quantity"],"properties":{"id":{"type":"string","format":"uuid"},"values":{"type":"array","items":{"type":"object","required":["value"],"properties":{"title":{"type":"string","maxLength":60},"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"}},"additionalProperties":false},"maxItems":10},"quantity":{"type":"integer","minimum":0,"maximum":9999},"outOfOrder":{"type":"integer","minimum":0,"maximum":9999}},"additionalProperties":false},"maxItems":200}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern2 = new RegExp("^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern3 = new RegExp("^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern6 = new RegExp("^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.uuid;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.grossPrice === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "grossPrice"});
errors++;
}
if(data.vatRate === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "vatRate"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 80){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func3(data1) > 2000){
vErrors = report(vErrors, instancePath+"/description", "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/image", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/image", "type", {type: "null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/image", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.grossPrice !== undefined){
let data3 = data.grossPrice;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = report(vErrors, instancePath+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2000000 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data3/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data.vatRate !== undefined){
let data4 = data.vatRate;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data.perDay !== undefined){
if(typeof data.perDay !== "boolean"){
vErrors = report(vErrors, instancePath+"/perDay", "type", {type: "boolean"});
errors++;
}
}
if(data.dryingDays !== undefined){
let data6 = data.dryingDays;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/dryingDays", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 14 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/dryingDays", "maximum", {comparison: "<=", limit: 14});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/dryingDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.activities !== undefined){
let data7 = data.activities;
if(Array.isArray(data7)){
if(data7.length > 20){
vErrors = report(vErrors, instancePath+"/activities", "maxItems", {limit: 20});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
vErrors = report(vErrors, instancePath+"/activities/" + i0, "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/activities/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/activities", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/activities", "type", {type: "array"});
errors++;
}
}
if(data.depositNote !== undefined){
let data9 = data.depositNote;
if(typeof data9 === "string"){
if(func3(data9) > 300){
vErrors = report(vErrors, instancePath+"/depositNote", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/depositNote", "type", {type: "string"});
errors++;
}
}
if(data.properties !== undefined){
let data10 = data.properties;
if(Array.isArray(data10)){
if(data10.length > 10){
vErrors = report(vErrors, instancePath+"/properties", "maxItems", {limit: 10});
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.title === undefined){
vErrors = report(vErrors, instancePath+"/properties/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data11.type === undefined){
vErrors = report(vErrors, instancePath+"/properties/" + i2, "required", {missingProperty: "type"});
errors++;
}
for(const key1 in data11){
if(!((((((key1 === "title") || (key1 === "type")) || (key1 === "unit")) || (key1 === "choices")) || (key1 === "minimum")) || (key1 === "maximum"))){
vErrors = report(vErrors, instancePath+"/properties/" + i2, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data11.title !== undefined){
let data12 = data11.title;
if(typeof data12 === "string"){
if(func3(data12) > 60){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data12)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data11.type !== undefined){
let data13 = data11.type;
if(!(((data13 === "number") || (data13 === "choice")) || (data13 === "text"))){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/type", "enum", {allowedValues: schema11.properties.properties.items.properties.type.enum});
errors++;
}
}
if(data11.unit !== undefined){
let data14 = data11.unit;
const _errs35 = errors;
let valid8 = false;
const _errs36 = errors;
if(typeof data14 === "string"){
if(func3(data14) > 12){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "maxLength", {limit: 12});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "type", {type: "string"});
errors++;
}
var _valid1 = _errs36 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs38 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "type", {type: "null"});
errors++;
}
var _valid1 = _errs38 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "anyOf", {});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data11.choices !== undefined){
let data15 = data11.choices;
if(Array.isArray(data15)){
if(data15.length > 60){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices", "maxItems", {limit: 60});
errors++;
}
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(func3(data16) > 60){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices/" + i3, "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data16)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices/" + i3, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices/" + i3, "type", {type: "string"});
errors++;
}
}
let i4 = data15.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data15[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices", "uniqueItems", {i: i4, j: j1});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices", "type", {type: "array"});
errors++;
}
}
if(data11.minimum !== undefined){
let data17 = data11.minimum;
const _errs45 = errors;
let valid12 = false;
const _errs46 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "type", {type: "number"});
errors++;
}
var _valid2 = _errs46 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs48 = errors;
if(data17 !== null){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "type", {type: "null"});
errors++;
}
var _valid2 = _errs48 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "anyOf", {});
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data11.maximum !== undefined){
let data18 = data11.maximum;
const _errs51 = errors;
let valid13 = false;
const _errs52 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "type", {type: "number"});
errors++;
}
var _valid3 = _errs52 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs54 = errors;
if(data18 !== null){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "type", {type: "null"});
errors++;
}
var _valid3 = _errs54 === errors;
valid13 = valid13 || _valid3;
}
if(!valid13){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "anyOf", {});
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/properties", "type", {type: "array"});
errors++;
}
}
if(data.stock !== undefined){
let data19 = data.stock;
if(Array.isArray(data19)){
if(data19.length > 200){
vErrors = report(vErrors, instancePath+"/stock", "maxItems", {limit: 200});
errors++;
}
const len3 = data19.length;
for(let i5=0; i5<len3; i5++){
let data20 = data19[i5];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.values === undefined){
vErrors = report(vErrors, instancePath+"/stock/" + i5, "required", {missingProperty: "values"});
errors++;
}
if(data20.quantity === undefined){
vErrors = report(vErrors, instancePath+"/stock/" + i5, "required", {missingProperty: "quantity"});
errors++;
}
for(const key2 in data20){
if(!((((key2 === "id") || (key2 === "values")) || (key2 === "quantity")) || (key2 === "outOfOrder"))){
vErrors = report(vErrors, instancePath+"/stock/" + i5, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(!(formats0(data21))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/id", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/id", "type", {type: "string"});
errors++;
}
}
if(data20.values !== undefined){
let data22 = data20.values;
if(Array.isArray(data22)){
if(data22.length > 10){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values", "maxItems", {limit: 10});
errors++;
}
const len4 = data22.length;
for(let i6=0; i6<len4; i6++){
let data23 = data22[i6];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.value === undefined){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6, "required", {missingProperty: "value"});
errors++;
}
for(const key3 in data23){
if(!(((key3 === "title") || (key3 === "rentingMaterialProperty")) || (key3 === "value"))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6, "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data23.title !== undefined){
let data24 = data23.title;
if(typeof data24 === "string"){
if(func3(data24) > 60){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/title", "type", {type: "string"});
errors++;
}
}
if(data23.rentingMaterialProperty !== undefined){
let data25 = data23.rentingMaterialProperty;
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data23.value !== undefined){
let data26 = data23.value;
if(typeof data26 === "string"){
if(func3(data26) > 60){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data26)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/value", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values", "type", {type: "array"});
errors++;
}
}
if(data20.quantity !== undefined){
let data27 = data20.quantity;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/quantity", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9999 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/quantity", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/quantity", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data20.outOfOrder !== undefined){
let data28 = data20.outOfOrder;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/outOfOrder", "type", {type: "integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9999 || isNaN(data28)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/outOfOrder", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data28 < 0 || isNaN(data28)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/outOfOrder", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock", "type", {type: "array"});
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

export const validateRentingMaterialPatch = Object.assign(validate11, {"required":[],"nullable":["image","properties[].unit","properties[].minimum","properties[].maximum"]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"description":{"type":"string","maxLength":2000},"image":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"perDay":{"type":"boolean"},"dryingDays":{"type":"integer","minimum":0,"maximum":14},"activities":{"type":"array","items":{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"depositNote":{"type":"string","maxLength":300},"properties":{"type":"array","items":{"type":"object","required":["title","type"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"type":{"enum":["number","choice","text"]},"unit":{"anyOf":[{"type":"string","maxLength":12},{"type":"null"}]},"choices":{"type":"array","items":{"type":"string","maxLength":60,"pattern":"\\S"},"maxItems":60,"uniqueItems":true},"minimum":{"anyOf":[{"type":"number","minimum":0,"maximum":100000},{"type":"null"}]},"maximum":{"anyOf":[{"type":"number","minimum":0,"maximum":100000},{"type":"null"}]}},"additionalProperties":false},"maxItems":10},"stock":{"type":"array","items":{"type":"object","required":["values","quantity"],"properties":{"id":{"type":"string","format":"uuid"},"values":{"type":"array","items":{"type":"object","required":["value"],"properties":{"title":{"type":"string","maxLength":60},"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"}},"additionalProperties":false},"maxItems":10},"quantity":{"type":"integer","minimum":0,"maximum":9999},"outOfOrder":{"type":"integer","minimum":0,"maximum":9999}},"additionalProperties":false},"maxItems":200}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 80){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func3(data1) > 2000){
vErrors = report(vErrors, instancePath+"/description", "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/image", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/image", "type", {type: "null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/image", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.grossPrice !== undefined){
let data3 = data.grossPrice;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = report(vErrors, instancePath+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2000000 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data3/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data.vatRate !== undefined){
let data4 = data.vatRate;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data.perDay !== undefined){
if(typeof data.perDay !== "boolean"){
vErrors = report(vErrors, instancePath+"/perDay", "type", {type: "boolean"});
errors++;
}
}
if(data.dryingDays !== undefined){
let data6 = data.dryingDays;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/dryingDays", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 14 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/dryingDays", "maximum", {comparison: "<=", limit: 14});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/dryingDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.activities !== undefined){
let data7 = data.activities;
if(Array.isArray(data7)){
if(data7.length > 20){
vErrors = report(vErrors, instancePath+"/activities", "maxItems", {limit: 20});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
vErrors = report(vErrors, instancePath+"/activities/" + i0, "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/activities/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/activities", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/activities", "type", {type: "array"});
errors++;
}
}
if(data.depositNote !== undefined){
let data9 = data.depositNote;
if(typeof data9 === "string"){
if(func3(data9) > 300){
vErrors = report(vErrors, instancePath+"/depositNote", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/depositNote", "type", {type: "string"});
errors++;
}
}
if(data.properties !== undefined){
let data10 = data.properties;
if(Array.isArray(data10)){
if(data10.length > 10){
vErrors = report(vErrors, instancePath+"/properties", "maxItems", {limit: 10});
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.title === undefined){
vErrors = report(vErrors, instancePath+"/properties/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data11.type === undefined){
vErrors = report(vErrors, instancePath+"/properties/" + i2, "required", {missingProperty: "type"});
errors++;
}
for(const key1 in data11){
if(!((((((key1 === "title") || (key1 === "type")) || (key1 === "unit")) || (key1 === "choices")) || (key1 === "minimum")) || (key1 === "maximum"))){
vErrors = report(vErrors, instancePath+"/properties/" + i2, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data11.title !== undefined){
let data12 = data11.title;
if(typeof data12 === "string"){
if(func3(data12) > 60){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data12)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data11.type !== undefined){
let data13 = data11.type;
if(!(((data13 === "number") || (data13 === "choice")) || (data13 === "text"))){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/type", "enum", {allowedValues: schema12.properties.properties.items.properties.type.enum});
errors++;
}
}
if(data11.unit !== undefined){
let data14 = data11.unit;
const _errs35 = errors;
let valid8 = false;
const _errs36 = errors;
if(typeof data14 === "string"){
if(func3(data14) > 12){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "maxLength", {limit: 12});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "type", {type: "string"});
errors++;
}
var _valid1 = _errs36 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs38 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "type", {type: "null"});
errors++;
}
var _valid1 = _errs38 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/unit", "anyOf", {});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data11.choices !== undefined){
let data15 = data11.choices;
if(Array.isArray(data15)){
if(data15.length > 60){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices", "maxItems", {limit: 60});
errors++;
}
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(func3(data16) > 60){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices/" + i3, "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data16)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices/" + i3, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices/" + i3, "type", {type: "string"});
errors++;
}
}
let i4 = data15.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data15[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices", "uniqueItems", {i: i4, j: j1});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/choices", "type", {type: "array"});
errors++;
}
}
if(data11.minimum !== undefined){
let data17 = data11.minimum;
const _errs45 = errors;
let valid12 = false;
const _errs46 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "type", {type: "number"});
errors++;
}
var _valid2 = _errs46 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs48 = errors;
if(data17 !== null){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "type", {type: "null"});
errors++;
}
var _valid2 = _errs48 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/minimum", "anyOf", {});
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data11.maximum !== undefined){
let data18 = data11.maximum;
const _errs51 = errors;
let valid13 = false;
const _errs52 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "type", {type: "number"});
errors++;
}
var _valid3 = _errs52 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs54 = errors;
if(data18 !== null){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "type", {type: "null"});
errors++;
}
var _valid3 = _errs54 === errors;
valid13 = valid13 || _valid3;
}
if(!valid13){
vErrors = report(vErrors, instancePath+"/properties/" + i2+"/maximum", "anyOf", {});
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/properties/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/properties", "type", {type: "array"});
errors++;
}
}
if(data.stock !== undefined){
let data19 = data.stock;
if(Array.isArray(data19)){
if(data19.length > 200){
vErrors = report(vErrors, instancePath+"/stock", "maxItems", {limit: 200});
errors++;
}
const len3 = data19.length;
for(let i5=0; i5<len3; i5++){
let data20 = data19[i5];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.values === undefined){
vErrors = report(vErrors, instancePath+"/stock/" + i5, "required", {missingProperty: "values"});
errors++;
}
if(data20.quantity === undefined){
vErrors = report(vErrors, instancePath+"/stock/" + i5, "required", {missingProperty: "quantity"});
errors++;
}
for(const key2 in data20){
if(!((((key2 === "id") || (key2 === "values")) || (key2 === "quantity")) || (key2 === "outOfOrder"))){
vErrors = report(vErrors, instancePath+"/stock/" + i5, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(!(formats0(data21))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/id", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/id", "type", {type: "string"});
errors++;
}
}
if(data20.values !== undefined){
let data22 = data20.values;
if(Array.isArray(data22)){
if(data22.length > 10){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values", "maxItems", {limit: 10});
errors++;
}
const len4 = data22.length;
for(let i6=0; i6<len4; i6++){
let data23 = data22[i6];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.value === undefined){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6, "required", {missingProperty: "value"});
errors++;
}
for(const key3 in data23){
if(!(((key3 === "title") || (key3 === "rentingMaterialProperty")) || (key3 === "value"))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6, "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data23.title !== undefined){
let data24 = data23.title;
if(typeof data24 === "string"){
if(func3(data24) > 60){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/title", "type", {type: "string"});
errors++;
}
}
if(data23.rentingMaterialProperty !== undefined){
let data25 = data23.rentingMaterialProperty;
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data23.value !== undefined){
let data26 = data23.value;
if(typeof data26 === "string"){
if(func3(data26) > 60){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data26)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6+"/value", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values/" + i6, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/values", "type", {type: "array"});
errors++;
}
}
if(data20.quantity !== undefined){
let data27 = data20.quantity;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/quantity", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9999 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/quantity", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/quantity", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data20.outOfOrder !== undefined){
let data28 = data20.outOfOrder;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/outOfOrder", "type", {type: "integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9999 || isNaN(data28)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/outOfOrder", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data28 < 0 || isNaN(data28)){
vErrors = report(vErrors, instancePath+"/stock/" + i5+"/outOfOrder", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock/" + i5, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/stock", "type", {type: "array"});
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
